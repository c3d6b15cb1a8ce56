import { linkPreview, type PreviewKind } from '@sumu/contract';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Content that a preview link can show. */
export interface PreviewLinkTarget {
	readonly kind: PreviewKind;
	readonly id: string;
}

/** Copies a preview link to the saved version; it expires in one hour. */
export async function copyLink({ kind, id }: PreviewLinkTarget): Promise<void> {
	const { data } = await callAsUser(linkPreview, { params: { kind, id } });
	await navigator.clipboard.writeText(data.url);
}
