import { findUpload } from '../../platform/media/picture-columns';

/**
 * Returns the picture address to store: one of an upload, or '' to remove the picture. Undefined keeps the
 * current picture. Every other address is ignored and never requested: its host would learn who looks at a
 * page, and a server that requests any address can be sent into its own network.
 */
export async function chosenPhoto(address: string | null | undefined): Promise<string | undefined> {
	if (!address) return address ?? undefined;
	return (await findUpload(address)) === null ? undefined : address;
}
