import { Box } from '@chakra-ui/react';
import {
	addSkill,
	groupsOf,
	type ManagedSkill,
	messages,
	type SkillForm,
	skillFormSchema,
	skillUpdateSchema,
	updateSkill,
} from '@sumu/contract';
import { useWatch } from 'react-hook-form';
import { callAsUser } from '../../../lib/session/call-as-user';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { ProgressBar } from '../ui/progress-bar';
import { AddEntry } from './components/add-entry';
import { UpdateEntry } from './components/update-entry';
import { cropHints } from './crop-hints';
import type { EntryControl, EntryFormDefinition, ReferenceChoice } from './entry-form/definition';

/** Names of the default groups, in the language of the admin. */
const defaultGroupNames: Readonly<Record<string, string>> = {
	frontend: 'Front-end',
	backend: 'Back-end',
	database: 'Database',
	hosting: 'Hosting',
	tools: 'Tools',
};

/** Groups a skill can be in. */
export const useGroupChoices = (): readonly ReferenceChoice[] =>
	groupsOf(useSite()).map((group) => ({ id: group, name: defaultGroupNames[group] ?? group }));

/** Bar of the typed skill, as the site draws it. */
export function SkillBar({ control }: { control: EntryControl<SkillForm> }) {
	const { skillName, level = '', percentage } = useWatch({ control });
	const { t } = useWords();
	return (
		<Box display="grid" gap="2" paddingTop="2">
			<Box display="flex" justifyContent="space-between" gap="4" textStyle="ui">
				<Box as="span" fontWeight="strong" truncate>
					{skillName || 'Skill name'}
				</Box>
				<Box as="span" color="muted" flexShrink="0">
					{t('lavel : {level}', { level })}
				</Box>
			</Box>
			{percentage && (
				<ProgressBar part={Number(percentage) / 100 || 0} label="Preview of the bar" />
			)}
		</Box>
	);
}

export const skillForm: EntryFormDefinition<SkillForm, ManagedSkill> = {
	name: 'skill',
	fields: {
		skillName: { kind: 'line', label: 'Skill name', isTitle: true },
		percentage: { kind: 'number', label: 'Percentage', half: true },
		level: { kind: 'line', label: 'Level', isOptional: true, half: true },
		group: { kind: 'reference', label: 'Group', isOptional: true, useChoices: useGroupChoices },
		img: { kind: 'picture', label: 'Skill photo', cropHint: cropHints.skill },
	},
	After: SkillBar,
};

export const AddSkill = () => (
	<AddEntry
		form={skillForm}
		title="Add Skill"
		schema={skillFormSchema}
		send={(body) => callAsUser(addSkill, { body })}
		done={messages.skillAdded}
	/>
);

export const UpdateSkill = ({ skill }: { skill: ManagedSkill }) => (
	<UpdateEntry
		form={skillForm}
		entry={skill}
		title="Update Skill"
		schema={skillUpdateSchema}
		send={(body) => callAsUser(updateSkill, { params: { id: skill._id }, body })}
		done={messages.updateSucceeded}
	/>
);
