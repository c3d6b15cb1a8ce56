import { Box } from '@chakra-ui/react';
import type { Version } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { restore } from './api/history';
import type { Past } from './past';
import { words } from './words';

/** Restores an older version. Nothing is lost, because the replaced content is a version too. */
export function RestoreButton({
	past: { kind, id, onRestored: show },
	version: { version },
	onRestored,
}: {
	past: Past;
	version: Version;
	onRestored: () => void;
}) {
	const client = useQueryClient();
	const how = kind === 'site' ? 'live' : 'draft';
	const { mutate, isPending, error } = useMutation({
		mutationFn: () => restore(kind, id, version),
		onSuccess: (restored) => {
			onRestored();
			show(restored);
			void client.invalidateQueries();
			void toast('success', { title: words.restored[how] });
		},
	});
	return (
		<Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
			<Button size="compact" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
				{isPending ? words.restoring : words.restore[how]}
			</Button>
			{how === 'live' && (
				<Box as="span" textStyle="small" color="muted">
					{words.live}
				</Box>
			)}
			<Box role="alert" textStyle="small" color="danger">
				{error?.message}
			</Box>
		</Box>
	);
}
