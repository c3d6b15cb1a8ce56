import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TextButton } from '../../../../ui/text-link';
import { blogPreviewQuery } from '../api/preview-blog';
import type { ShowArticle } from '../entry-form/definition';
import { useSettled } from './use-settled';

/** Milliseconds without a key after which the preview follows. */
const pause = 400;

/** The text as a reader will see it. */
export function Preview({ text, show }: { text: string; show: ShowArticle }) {
	const settled = useSettled(text, pause);
	const { data, isError, isFetching, refetch } = useQuery(blogPreviewQuery(settled));
	if (settled.trim() === '')
		return (
			<Box as="p" textStyle="small" color="muted">
				The post shows here as it will on the site.
			</Box>
		);
	if (isError)
		return (
			<Box textStyle="small" role="status">
				<p>There is no preview right now. What you typed is still here.</p>
				<TextButton onClick={() => refetch()}>Try again</TextButton>
			</Box>
		);
	return <Box aria-busy={isFetching}>{data !== undefined && show(data)}</Box>;
}
