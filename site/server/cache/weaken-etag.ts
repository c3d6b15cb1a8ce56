/** Makes a validator weak, for the same content in another encoding, whose bytes differ. */
export const weakenEtag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);
