import {
	categorySlug,
	type DisplayedSkill,
	groupSkills,
	groupsOf,
	type SkillGroup,
} from '@sumu/contract';
import { isOriginal, type StaticText } from '@sumu/contract/words';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { skillsQuery } from './api/list-skills';

/** Labels of the predefined groups. */
const groupLabels: Record<SkillGroup, StaticText> = {
	frontend: 'Front-end',
	backend: 'Back-end',
	database: 'Database',
	hosting: 'Hosting',
	tools: 'Tools',
};
const isPredefinedGroup = (group: string): group is SkillGroup => Object.hasOwn(groupLabels, group);

/** Colours of the groups, in rotation. */
const groupColours = ['accent', 'gold', 'greenText', 'control', 'ink'] as const;

/** Group of skills as displayed. */
export interface ShownGroup {
	/** Used in fragments and element ids. */
	readonly key: string;
	readonly name: string;
	readonly dye: (typeof groupColours)[number];
	readonly skills: readonly DisplayedSkill[];
}

/** Skill groups in the order of the settings. Only the original wording has a text for empty groups and keeps them. */
export function useSkillGroups(): readonly ShownGroup[] {
	const { t } = useWords();
	const site = useSite();
	const { data } = useSuspenseQuery(skillsQuery());
	const groups = [...groupSkills(data, groupsOf(site))];
	const slugs = groups.map(([group]) => categorySlug(group));
	return groups
		.map(([group, skills], index) => ({
			// A group that was removed from the list may have the same slug as another.
			key:
				slugs.indexOf(slugs[index] ?? '') < index
					? `${slugs[index]}-${index}`
					: (slugs[index] ?? ''),
			name: isPredefinedGroup(group) ? t(groupLabels[group]) : group,
			dye: groupColours[index % groupColours.length] ?? groupColours[0],
			skills,
		}))
		.filter(({ skills }) => skills.length > 0 || isOriginal(site));
}
