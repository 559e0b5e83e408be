/** The address of an entry that stays when its name and its slug change. Root-relative, in English. */
export const permanentAddress = (id: string): string => `/id/${id}`;
