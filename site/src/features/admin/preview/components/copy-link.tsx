import { Box } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Button } from '../../../../ui/button';
import { copyLink, type Linked } from '../api/link-preview';
import { words } from '../words';

/** Button that copies a preview link; disabled while nothing is saved. */
export function CopyLink({ linked }: { linked: Linked | null }) {
	const { mutate, isPending, isSuccess, isError } = useMutation({ mutationFn: copyLink });
	const said = isError ? words.notCopied : isSuccess && words.copied;
	return (
		<>
			<Button
				variant="outline"
				size="compact"
				aria-disabled={!linked || isPending}
				title={linked ? words.link : words.noLink}
				onClick={() => linked && !isPending && mutate(linked)}
			>
				<Link2 size={18} aria-hidden />
				{words.copy}
			</Button>
			<Box role="status" textStyle="small" color={isError ? 'danger' : 'muted'}>
				{said}
			</Box>
		</>
	);
}
