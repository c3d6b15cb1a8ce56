import {
	addSkill,
	messages,
	type Skill,
	skillFormSchema,
	skillUpdateSchema,
	updateSkill,
} from '@sumu/contract';
import { useState } from 'react';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { changedPicture } from './changed-picture';
import { useEntryForm } from './entry-form/use-entry-form';
import { SkillScreen } from './skill-screen';
import { useSaved } from './use-saved';
import { withoutEmpty } from './without-empty';

const empty = { skillName: '', percentage: '', group: 'tools', level: '', img: '' };

export function AddSkill() {
	const entry = useEntryForm({
		name: 'skill',
		schema: skillFormSchema,
		initial: empty,
		picture: 'img',
		send: (body) => callAsUser(addSkill, { body }),
		onSaved: useSaved(messages.skillAdded),
	});
	return <SkillScreen entry={entry} title="Add Skill" save="Save skill" />;
}

export function UpdateSkill({ skill }: { skill: Skill }) {
	const { _id: id, skillName, percentage, group, level, img } = skill;
	const [initial] = useState({ skillName, percentage: String(percentage), group, level, img });
	const entry = useEntryForm({
		name: `skill-${id}`,
		schema: skillUpdateSchema,
		initial,
		picture: 'img',
		prepare: withoutEmpty('img'),
		send: (body) =>
			callAsUser(updateSkill, {
				params: { id },
				body: { ...body, img: changedPicture(img, body.img) },
			}),
		onSaved: useSaved(messages.updated, sumuPaths.manageSkills.at()),
	});
	return <SkillScreen entry={entry} title="Update Skill" save="Update skill" />;
}
