import { groupsOf } from '@sumu/contract';
import type { CustomInputProps } from './custom-fields';
import { OwnersList } from './owners-list';

/** Input for the group of a skill. */
export default function SkillGroup(input: CustomInputProps) {
	return <OwnersList {...input} listOf={groupsOf} />;
}
