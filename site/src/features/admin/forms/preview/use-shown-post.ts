import { type Blog, type BlogForm, tagsIn } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Shown } from '../../../../lib/preview/frame';
import { shownPicture } from '../../preview/shown-picture';
import { blogPreviewQuery } from '../api/preview-blog';
import type { EntryValues, Typed } from '../entry-form/definition';
import { useSettled } from '../markdown/use-settled';
import { notStored } from './not-stored';

/** Milliseconds without a key press before the CMS renders the text as HTML. */
const pause = 150;

/** A post with the typed values, as its page would show it. */
export function useShownPost({
	values,
	entry,
	picture,
}: Typed<EntryValues<BlogForm>, Blog>): Shown {
	const { data: { html } = { html: '' } } = useQuery(
		blogPreviewQuery(useSettled(values.description, pause)),
	);
	return useMemo(() => {
		const { tags, excerpt: ownExcerpt, ...texts } = values;
		const stored = entry ?? { ...notStored(), excerpt: '', readingMinutes: 1 };
		const item = {
			...stored,
			...texts,
			ownExcerpt,
			tags: tagsIn(tags),
			html: values.description.trim() && html,
			img: picture,
			picture: shownPicture(picture, stored.picture),
			previous: null,
			next: null,
		};
		return { kind: 'blog', item };
	}, [values, entry, picture, html]);
}
