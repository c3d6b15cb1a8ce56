import { Box } from '@chakra-ui/react';
import { linkPreview, type PreviewKind } from '@sumu/contract';
import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { Button } from '../../../../ui/button';
import { previewWords } from '../words';

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

/** Button that copies a preview link; disabled while nothing is saved. */
export function CopyLink({ linked }: { linked: PreviewLinkTarget | null }) {
	const { mutate, isPending, isSuccess, isError } = useMutation({ mutationFn: copyLink });
	const statusText = isError ? previewWords.notCopied : isSuccess && previewWords.copied;
	return (
		<>
			<Button
				variant="outline"
				size="compact"
				aria-disabled={!linked || isPending}
				title={linked ? previewWords.link : previewWords.noLink}
				onClick={() => linked && !isPending && mutate(linked)}
			>
				<Link2 size={18} aria-hidden />
				{previewWords.copy}
			</Button>
			<Box role="status" textStyle="small" color={isError ? 'danger' : 'muted'}>
				{statusText}
			</Box>
		</>
	);
}
