import { type Project, type ProjectForm, projectCategories } from '@sumu/contract';
import { useMemo } from 'react';
import type { Shown } from '../../../../lib/preview/frame';
import { shownPicture } from '../../preview/shown-picture';
import type { EntryValues, Typed } from '../entry-form/definition';
import { notStored } from './not-stored';

const addressOf = (typed: string) => (/^https?:/i.test(typed.trim()) ? typed.trim() : '');

/** A project as its page would show what is typed. */
export function useShownProject({
	values,
	entry,
	picture,
}: Typed<EntryValues<ProjectForm>, Project>): Shown {
	return useMemo(() => {
		const { category, projectFeature, projectPrice, projectsLiveLink, ...texts } = values;
		const stored = entry ?? notStored();
		const item: Project = {
			...stored,
			...texts,
			projectsLiveLink: addressOf(projectsLiveLink),
			projectFeature: projectFeature.filter((feature) => feature.trim() !== ''),
			projectPrice: Number(projectPrice) || 0,
			category: projectCategories.find((known) => known === category) ?? null,
			image: picture,
			picture: shownPicture(picture, stored.picture),
		};
		return { kind: 'project', item };
	}, [values, entry, picture]);
}
