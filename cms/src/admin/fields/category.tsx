import type { CustomInputProps } from './custom-fields';
import { OwnersList } from './owners-list';

/** Input for the category of a project. */
export default function Category(input: CustomInputProps) {
	return <OwnersList {...input} listOf={({ categories }) => categories} />;
}
