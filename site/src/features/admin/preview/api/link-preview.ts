import { linkPreview, type PreviewKind } from '@sumu/contract';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** What a link can be made to. */
export interface Linked {
	readonly kind: PreviewKind;
	readonly id: string;
}

/** Puts a link on the clipboard that shows what is saved, for an hour. */
export async function copyLink({ kind, id }: Linked): Promise<void> {
	const { data } = await callAsUser(linkPreview, { params: { kind, id } });
	await navigator.clipboard.writeText(data.url);
}
