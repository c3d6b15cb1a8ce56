import type { ManagedWholeProject, ProjectForm } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Shown } from '../../../../lib/preview/frame';
import { shownPicture } from '../../preview/shown-picture';
import { blogPreviewQuery } from '../api/preview-blog';
import type { EntryValues, HeldEntry, Typed } from '../entry-form/definition';
import { useSettled } from '../markdown/use-settled';
import { quotableQuery } from '../references/use-choices';
import { notStored } from './not-stored';

type Item = Extract<Shown, { kind: 'project' }>['item'];

/** Milliseconds without a key press before the CMS renders the story as HTML. */
const pause = 150;

const addressOf = (typed: string) => (/^https?:/i.test(typed.trim()) ? typed.trim() : '');
const numberOf = (typed: string) => (typed.trim() ? Number(typed) || 0 : null);

const noCase = {
	story: '',
	html: '',
	client: '',
	role: '',
	year: null,
	outcomes: [],
	gallery: [],
	testimonial: null,
};

function galleryOf(held: readonly HeldEntry[], stored: Item['gallery']): Item['gallery'] {
	return held.flatMap(({ image = '', alt = '', caption = '' }) => {
		const before = stored.find(({ picture }) => picture.url === image)?.picture ?? null;
		const picture = shownPicture(image, before);
		return picture ? [{ picture: { ...picture, alt: alt || picture.alt }, alt, caption }] : [];
	});
}

/** A project with the typed values, as its page would show it. */
export function useShownProject({
	values,
	entry,
	picture,
}: Typed<EntryValues<ProjectForm>, ManagedWholeProject>): Shown {
	const { data: { html } = { html: '' } } = useQuery(
		blogPreviewQuery(useSettled(values.story, pause)),
	);
	const { data: reviews } = useQuery(quotableQuery());
	return useMemo(() => {
		const { category, projectFeature, projectPrice, projectsLiveLink, ...texts } = values;
		const { year, outcomes, gallery, testimonial, ...rest } = texts;
		const stored = entry ?? { ...notStored(), ...noCase };
		const quoted =
			stored.testimonial?._id === testimonial
				? stored.testimonial
				: reviews?.find(({ _id }) => _id === testimonial);
		const item: Item = {
			...stored,
			...rest,
			projectsLiveLink: addressOf(projectsLiveLink),
			projectFeature: projectFeature.filter((feature) => feature.trim() !== ''),
			projectPrice: numberOf(projectPrice),
			category: category || null,
			year: numberOf(year),
			outcomes: outcomes
				.map(({ value = '', label = '' }) => ({ value, label }))
				.filter(({ value, label }) => value.trim() && label.trim()),
			gallery: galleryOf(gallery, stored.gallery),
			testimonial: quoted ?? null,
			html: rest.story.trim() && html,
			image: picture,
			picture: shownPicture(picture, stored.picture),
		};
		return { kind: 'project', item };
	}, [values, entry, picture, html, reviews]);
}
