import { Field, Flex, Link } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from '../content';

interface Named {
	_id: string;
	name: string;
}

const isNamed = (value: unknown): value is Named =>
	typeof value === 'object' && value !== null && '_id' in value && 'name' in value;

/** Links to the projects a message is about; nothing if there are none. */
export function AskedProjects({
	name,
	label,
	hint,
}: {
	name: string;
	label: string;
	hint?: string;
}) {
	const { value } = useField<unknown>(name);
	const linkedProjects = Array.isArray(value) ? value.filter(isNamed) : [];
	if (linkedProjects.length === 0) return null;
	return (
		<Field.Root name={name} hint={hint}>
			<Field.Label>{label}</Field.Label>
			<Flex tag="ul" direction="column" alignItems="flex-start" gap={2}>
				{linkedProjects.map((project) => (
					<li key={project._id}>
						<Link tag={RouterLink} to={entryPath('api::project.project', project._id)}>
							{project.name}
						</Link>
					</li>
				))}
			</Flex>
			<Field.Hint />
		</Field.Root>
	);
}
