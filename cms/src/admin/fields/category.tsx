import type { Input } from './input';
import { OwnersList } from './owners-list';

/** What a project is sorted into. */
export default function Category(input: Input) {
	return <OwnersList {...input} listOf={({ categories }) => categories} />;
}
