import type { HonoRequest } from "hono";
import { resumeSession } from "../../accounts/actions/resume-session.server.ts";
import { bearerTokenOf } from "../../accounts/guard/sign-in-guard.server.ts";
import { may } from "../../accounts/roles.ts";
import type { Services } from "../../app/services.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { openPreview } from "../../previews/open-preview.server.ts";
import type { ServedFile } from "../library/image-access.server.ts";

type Needs = Pick<Services, "db" | "clock" | "log">;

/** Whether there is an unexpired preview with this token that shows the image. */
async function isInPreview(services: Needs, token: string, imageName: string): Promise<boolean> {
  const preview = await openPreview(services, token).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  // Pages show no uploaded images.
  if (preview === undefined || preview.kind === "page") return false;
  const { images } = preview.kind === "tusker" ? preview.tusker : preview.article;
  return images.includes(imageUrlFor(imageName));
}

/**
 * Whether a request may see an image that is not public. Administrators may, by the session in `Authorization`. So may
 * anyone with the link of a preview that shows it, by the link's token in `?preview=`. The photograph of a letter is
 * only for those who may read letters.
 */
export async function maySeeHidden(
  services: Needs,
  request: HonoRequest,
  { imageName, letterId }: Pick<ServedFile, "imageName" | "letterId">,
): Promise<boolean> {
  const token = bearerTokenOf(request.header("authorization"));
  const session = token === undefined ? undefined : await resumeSession(services, token);
  if (letterId !== null) return session !== undefined && may(session.role, "read letters");
  if (session !== undefined) return true;
  const preview = request.query("preview");
  return preview !== undefined && isInPreview(services, preview, imageName);
}
