import { Box } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Button } from '../../../../ui/button';
import { copyLink, type PreviewLinkTarget } from '../api/link-preview';
import { previewWords } from '../words';

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
