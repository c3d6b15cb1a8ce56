import type { ManagedWholeProject, ProjectForm } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PreviewContent } from '../../../../lib/preview/frame';
import { notStored, shownPicture } from '../../preview/preview-values';
import { blogPreviewQuery, useDebouncedValue } from '../api/markdown-preview';
import type { EntryValues, FormEntryValue, PreviewInput } from '../entry-form/definition';
import { useQuotedReview } from '../references/use-reference-choices';

type Item = Extract<PreviewContent, { kind: 'project' }>['item'];

/** Milliseconds without a key press before the CMS renders the story as HTML. */
const RENDER_DELAY_MS = 150;

const addressOf = (text: string) => (/^https?:/i.test(text.trim()) ? text.trim() : '');
const numberOf = (text: string) => (text.trim() ? Number(text) || 0 : null);

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

function galleryOf(
	galleryValues: readonly FormEntryValue[],
	storedGallery: Item['gallery'],
): Item['gallery'] {
	return galleryValues.flatMap(({ image = '', alt = '', caption = '' }) => {
		const before = storedGallery.find(({ picture }) => picture.url === image)?.picture ?? null;
		const picture = shownPicture(image, before);
		return picture ? [{ picture: { ...picture, alt: alt || picture.alt }, alt, caption }] : [];
	});
}

/** A project with the typed values, as its page would show it. */
export function useShownProject({
	values,
	entry,
	picture,
}: PreviewInput<EntryValues<ProjectForm>, ManagedWholeProject>): PreviewContent {
	const { data: { html } = { html: '' } } = useQuery(
		blogPreviewQuery(useDebouncedValue(values.story, RENDER_DELAY_MS)),
	);
	const chosenReview = useQuotedReview(values.testimonial);
	return useMemo(() => {
		const { category, projectFeature, projectPrice, projectsLiveLink, ...texts } = values;
		const { year, outcomes, gallery, testimonial, ...rest } = texts;
		const baseProject = entry ?? { ...notStored(), ...noCase };
		const quotedReview =
			baseProject.testimonial?._id === testimonial ? baseProject.testimonial : chosenReview;
		const typedOutcomes = outcomes
			.map(({ value = '', label = '' }) => ({ value, label }))
			.filter(({ value, label }) => value.trim() && label.trim());
		const previewItem: Item = {
			...baseProject,
			...rest,
			projectsLiveLink: addressOf(projectsLiveLink),
			projectFeature: projectFeature.filter((feature) => feature.trim() !== ''),
			projectPrice: numberOf(projectPrice),
			category: category || null,
			year: numberOf(year),
			outcome: typedOutcomes[0] ?? null,
			outcomes: typedOutcomes,
			gallery: galleryOf(gallery, baseProject.gallery),
			testimonial: quotedReview ?? null,
			html: rest.story.trim() && html,
			image: picture,
			picture: shownPicture(picture, baseProject.picture),
		};
		return { kind: 'project', item: previewItem };
	}, [values, entry, picture, html, chosenReview]);
}
