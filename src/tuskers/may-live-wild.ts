type Word = string | null | undefined;

/**
 * Whether somebody could look for this tusker in the wild: he lives there, or was released and may, and is not known to
 * be dead. Texts of such a tusker are searched for places and recent days, and no drawing of him tells the hour or the
 * land he is in. What has no category, such as an article, may tell of such an animal.
 */
export const mayLiveWild = ({ category, status }: { category?: Word; status?: Word }): boolean =>
  category !== "domesticated" && status !== "dead";
