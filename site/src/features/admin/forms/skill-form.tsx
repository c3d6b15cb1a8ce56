import {
	addSkill,
	type ManagedSkill,
	messages,
	type SkillForm,
	skillFormSchema,
	skillUpdateSchema,
	updateSkill,
} from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { AddEntry } from './components/add-entry';
import { UpdateEntry } from './components/update-entry';
import { cropHints } from './crop-hints';
import type { EntryFormDefinition } from './entry-form/definition';
import { useGroupChoices } from './references/use-skill-groups';
import { SkillBar } from './skill-bar';

export const skillForm: EntryFormDefinition<SkillForm, ManagedSkill> = {
	name: 'skill',
	fields: {
		skillName: { kind: 'line', label: 'Skill name' },
		percentage: { kind: 'number', label: 'Percentage', half: true },
		level: { kind: 'line', label: 'Level (optional)', half: true },
		group: { kind: 'reference', label: 'Group (optional)', useChoices: useGroupChoices },
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
