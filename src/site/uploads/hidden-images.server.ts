import type { Context } from "hono";
import type { ServedFile } from "../../content/image-library/image-access.server.ts";
import { openPreview } from "../../content/previews/open-preview.server.ts";
import { may } from "../../people/accounts/roles.ts";
import { signedInBy } from "../../people/accounts/sign-in-guard.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";

type Needs = Pick<Services, "db" | "clock" | "log" | "throttles">;

/** The request for an image, and where it comes from. */
export type ImageContext = Context<{ Variables: { clientAddress: string } }>;

/** What nobody may open is not found, so that no answer tells that it exists. */
function ofNobody(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** Whether there is an unexpired preview with this token that shows the image. */
async function isInPreview(services: Needs, token: string, imageName: string): Promise<boolean> {
  const preview = await openPreview(services, token).catch(ofNobody);
  // Pages show no uploaded images.
  if (preview === undefined || preview.kind === "page") return false;
  const { images } = preview.kind === "tusker" ? preview.tusker : preview.article;
  return images.includes(imageUrlFor(imageName));
}

/**
 * Whether a request may see an image that is not public. Everybody with an account may, by the session or API key in
 * `Authorization`. So may anyone with the link of a preview that shows it, by the link's token in `?preview=`. The
 * photograph of a letter is only for those who may read letters.
 */
export async function maySeeHidden(
  services: Needs,
  context: ImageContext,
  { imageName, letterId }: Pick<ServedFile, "imageName" | "letterId">,
): Promise<boolean> {
  const authorization = context.req.header("authorization");
  const { clientAddress } = context.var;
  const signedIn = await signedInBy(services, { authorization, clientAddress }).catch(ofNobody);
  if (letterId !== null) return signedIn !== undefined && may(signedIn.role, "read letters");
  if (signedIn !== undefined) return true;
  const preview = context.req.query("preview");
  return preview !== undefined && isInPreview(services, preview, imageName);
}
