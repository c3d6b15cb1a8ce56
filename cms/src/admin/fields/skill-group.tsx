import { groupsOf } from '@sumu/contract';
import type { Input } from './input';
import { OwnersList } from './owners-list';

/** What a skill is sorted into. */
export default function SkillGroup(input: Input) {
	return <OwnersList {...input} listOf={groupsOf} />;
}
