import { type Blog, type BlogForm, tagsIn } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PreviewContent } from '../../../../lib/preview/frame';
import { notStored, shownPicture } from '../../preview/preview-values';
import { blogPreviewQuery, useDebouncedValue } from '../api/markdown-preview';
import type { EntryValues, PreviewInput } from '../entry-form/definition';

/** Milliseconds without a key press before the CMS renders the text as HTML. */
const RENDER_DELAY_MS = 150;

/** A post with the typed values, as its page would show it. */
export function useShownPost({
	values,
	entry,
	picture,
}: PreviewInput<EntryValues<BlogForm>, Blog>): PreviewContent {
	const { data: { html } = { html: '' } } = useQuery(
		blogPreviewQuery(useDebouncedValue(values.description, RENDER_DELAY_MS)),
	);
	return useMemo(() => {
		const { tags, excerpt: ownExcerpt, ...texts } = values;
		const basePost = entry ?? { ...notStored(), excerpt: '', readingMinutes: 1 };
		const item = {
			...basePost,
			...texts,
			ownExcerpt,
			tags: tagsIn(tags),
			html: values.description.trim() && html,
			img: picture,
			picture: shownPicture(picture, basePost.picture),
			previous: null,
			next: null,
		};
		return { kind: 'blog', item };
	}, [values, entry, picture, html]);
}
