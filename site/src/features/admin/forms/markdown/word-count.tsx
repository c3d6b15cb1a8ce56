import { Box } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { type Path, useWatch } from 'react-hook-form';
import { formatCount } from '../../ui/formats';
import type { EntryControl, EntryValues } from '../entry-form/definition';

const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Addresses of links and pictures, and HTML tags, which readers do not see. */
const invisiblePattern = /\]\([^)]*\)|<[^>]*>/g;

/** Counts the words that readers of a Markdown text see, in any language. */
export function countWords(markdown: string): number {
	let wordCount = 0;
	for (const { isWordLike } of wordSegmenter.segment(markdown.replace(invisiblePattern, ' ')))
		if (isWordLike) wordCount += 1;
	return wordCount;
}

/** Number of words in a Markdown text. */
export function WordCount<Form>({
	control,
	name,
}: {
	control: EntryControl<Form>;
	name: Path<EntryValues<Form>>;
}) {
	const fieldValue: unknown = useWatch({ control, name });
	const deferredMarkdown = useDeferredValue(typeof fieldValue === 'string' ? fieldValue : '');
	const visibleWordCount = useMemo(() => countWords(deferredMarkdown), [deferredMarkdown]);
	return (
		<Box
			as="p"
			textStyle="label"
			color="muted"
			paddingInline="4"
			paddingBlock="2"
			borderTopWidth="1px"
			borderColor="hairline"
			fontVariantNumeric="tabular-nums"
		>
			{formatCount(visibleWordCount, 'word')}
		</Box>
	);
}
