/** A picture of an entry as it stands in its form. A text that was not written is empty. */
export type PictureValue = {
  url: string;
  width: number;
  height: number;
  alt: string;
  credit: string;
  licence: string;
  takenOn: string;
};

/** An entry that shows a stored picture. */
export type PictureUse = { kind: "tusker" | "article"; _id: string; slug: string; title: string };

/** A stored picture with the same pixels as one that was just sent. */
export type SamePicture = { name: string; url: string; usedBy: PictureUse[] };

/** What the server answers to a picture that it took in. */
export type UploadReply = {
  name: string;
  url: string;
  width: number;
  height: number;
  sameAs?: SamePicture[];
};

/** The name of a picture's file, which people know it by. */
export function pictureName(url: string): string {
  const name = url.split("/").at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const newPicture = ({ url, width, height }: UploadReply): PictureValue => ({
  url,
  width,
  height,
  alt: "",
  credit: "",
  licence: "",
  takenOn: "",
});
