import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Path, useWatch } from 'react-hook-form';
import { TextButton } from '../../../../ui/text-link';
import { blogPreviewQuery, useDebouncedValue } from '../api/markdown-preview';
import type { EntryControl, EntryValues, ShowArticle } from '../entry-form/definition';

const tagPattern = /<\/?[a-z][^<>]*>/gi;

/** Returns the tags of a Markdown text that its HTML shows as text, without those in code and those that are escaped. */
export function findTextTags(markdown: string, html: string): string[] {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	for (const code of body.querySelectorAll('code, pre')) code.remove();
	const textWithoutEscapes = markdown.replaceAll('\\<', '');
	return [...new Set(body.textContent?.match(tagPattern))].filter((tag) =>
		textWithoutEscapes.includes(tag),
	);
}

/** Milliseconds without a key press before the preview updates. */
const PREVIEW_DELAY_MS = 400;

/** Maximum tags that the warning lists. */
const MAX_LISTED_TAGS = 5;

/** The text as readers will see it; nothing else renders on every key press. */
export function Preview<Form>({
	control,
	name,
	show,
	onShown,
}: {
	control: EntryControl<Form>;
	name: Path<EntryValues<Form>>;
	show: ShowArticle;
	/** Called after a new preview has arrived. */
	onShown: () => void;
}) {
	const fieldValue: unknown = useWatch({ control, name });
	const markdownText = typeof fieldValue === 'string' ? fieldValue : '';
	const debouncedText = useDebouncedValue(markdownText, PREVIEW_DELAY_MS);
	const { data, isError, isFetching, refetch } = useQuery(blogPreviewQuery(debouncedText));
	const renderedPreview = useMemo(() => data !== undefined && show(data.html), [data, show]);
	const textTags = useMemo(
		() => (data ? findTextTags(debouncedText, data.html) : []),
		[data, debouncedText],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each text that has come
	useEffect(onShown, [data]);
	if (debouncedText.trim() === '')
		return (
			<Box as="p" textStyle="small" color="muted">
				The preview appears here.
			</Box>
		);
	if (isError)
		return (
			<Box textStyle="small" role="status">
				<p>The preview couldn’t be loaded. Your changes are still here.</p>
				<TextButton onClick={() => refetch()}>Try again</TextButton>
			</Box>
		);
	return (
		<Box aria-busy={isFetching}>
			{data?.isPlain && (
				<Box as="p" textStyle="small" role="status">
					This text takes too long to format, so it is shown as plain paragraphs. Split very long
					lines or shorten the text.
				</Box>
			)}
			{textTags.length > 0 && (
				<Box
					as="p"
					textStyle="small"
					role="status"
					marginBottom="4"
					paddingInlineStart="3"
					borderInlineStartWidth="2px"
					borderColor="gold"
				>
					Shown as text, because these aren’t tags that a page can contain:{' '}
					{textTags.slice(0, MAX_LISTED_TAGS).join(', ')}
					{textTags.length > MAX_LISTED_TAGS && ' …'}. If they are code, put them in backticks.
				</Box>
			)}
			{renderedPreview}
		</Box>
	);
}

const getScrollRange = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;

/** Scrolls a preview to the same relative position as its text. */
export function followScroll(text: HTMLElement, preview: HTMLElement | null) {
	if (!preview || getScrollRange(text) <= 0) return;
	preview.scrollTop = (text.scrollTop / getScrollRange(text)) * getScrollRange(preview);
}
