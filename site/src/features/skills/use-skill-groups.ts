import {
	categorySlug,
	type DisplayedSkill,
	groupSkills,
	groupsOf,
	type SkillGroup,
} from '@sumu/contract';
import { isOriginal, type Label } from '@sumu/contract/words';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { skillsQuery } from './api/list-skills';

/** What the groups of every site are called. */
const labels: Record<SkillGroup, Label> = {
	frontend: 'Front-end',
	backend: 'Back-end',
	database: 'Database',
	hosting: 'Hosting',
	tools: 'Tools',
};
const labelled = (group: string): group is SkillGroup => Object.hasOwn(labels, group);

/** The colours groups are woven in, by turns. */
const dyes = ['accent', 'gold', 'greenText', 'control', 'ink'] as const;

/** A group as it is shown. */
export interface ShownGroup {
	/** In addresses and ids. */
	readonly key: string;
	readonly name: string;
	readonly dye: (typeof dyes)[number];
	readonly skills: readonly DisplayedSkill[];
}

/** The groups in the order of the settings; the original wording alone has something to say of one without skills. */
export function useSkillGroups(): readonly ShownGroup[] {
	const { say } = useWords();
	const site = useSite();
	const { data } = useSuspenseQuery(skillsQuery());
	const groups = [...groupSkills(data, groupsOf(site))];
	const slugs = groups.map(([group]) => categorySlug(group));
	return groups
		.map(([group, skills], index) => ({
			// One that has gone from the list may be written like another.
			key:
				slugs.indexOf(slugs[index] ?? '') < index
					? `${slugs[index]}-${index}`
					: (slugs[index] ?? ''),
			name: labelled(group) ? say(labels[group]) : group,
			dye: dyes[index % dyes.length] ?? dyes[0],
			skills,
		}))
		.filter(({ skills }) => skills.length > 0 || isOriginal(site));
}
