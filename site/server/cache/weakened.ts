/** The validator of the same content in another encoding: its bytes differ. */
export const weakened = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);
