import { groupsOf } from '@sumu/contract';
import type { Input } from './input';
import { OwnersList } from './owners-list';

/** Input for the group of a skill. */
export default function SkillGroup(input: Input) {
	return <OwnersList {...input} listOf={groupsOf} />;
}
