import { Box, Field, Flex, Link, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { useHomeQuery } from '../api';
import { entryPath } from '../content-manager';
import { shortDate } from '../dates';

interface FormField {
	name: string;
	type: string;
	required?: boolean;
	attribute: { type?: string; enum?: readonly string[] };
}
interface EditView {
	layout: FormField[][][];
	settings: { displayName?: string };
}

/** Fields stored as JSON, and the custom input that shows each. */
const customInputTypes: Readonly<Record<string, string>> = {
	projects: 'asked-projects',
	pages: 'read-pages',
	answers: 'answers',
};

/** Drops `required` and the validation rules, because the field is read-only. */
const toReadOnlyField = (field: FormField) => ({
	...field,
	type: customInputTypes[field.name] ?? field.type,
	required: false,
	attribute: {
		type: field.attribute.type,
		...(field.attribute.enum && { enum: field.attribute.enum }),
	},
});

/** Replaces the JSON fields of a message with links and replies. */
export function replaceJsonFields<View extends { layout: EditView }>({
	layout: view,
	...rest
}: View) {
	if (view.settings.displayName !== 'Messages') return { layout: view, ...rest };
	const layout = view.layout.map((box) => box.map((row) => row.map(toReadOnlyField)));
	return { ...rest, layout: { ...view, layout } };
}

interface Answer {
	text: string;
	date: string;
	mailed: boolean;
}

const isAnswer = (value: unknown): value is Answer =>
	typeof value === 'object' && value !== null && 'text' in value && 'date' in value;

/** Past replies to a message, with their dates. */
export function Answers({ name, label }: { name: string; label: string }) {
	const { value } = useField<unknown>(name);
	const answers = Array.isArray(value) ? value.filter(isAnswer) : [];
	if (answers.length === 0) return null;
	return (
		<Field.Root name={name}>
			<Field.Label>{label}</Field.Label>
			<Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
				{answers.map(({ text, date, mailed }) => (
					<Box key={date} tag="li" padding={4} background="neutral100" hasRadius>
						<Typography tag="p" variant="pi" textColor="neutral600">
							{shortDate(date)}
							{mailed ? ', sent by e-mail' : ', sent from your own e-mail app'}
						</Typography>
						<Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
							{text}
						</Typography>
					</Box>
				))}
			</Flex>
		</Field.Root>
	);
}

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

/** Links to the pages of the site that the sender has read; nothing if there are none. */
export function ReadPages({ name, label, hint }: { name: string; label: string; hint?: string }) {
	const { value } = useField<unknown>(name);
	const { data } = useHomeQuery();
	const paths = Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
	if (paths.length === 0) return null;
	return (
		<Field.Root name={name} hint={hint}>
			<Field.Label>{label}</Field.Label>
			<Flex tag="ul" direction="column" alignItems="flex-start" gap={2}>
				{paths.map((path) => (
					<li key={path} style={{ overflowWrap: 'anywhere' }}>
						<Link href={`${data?.site.url ?? ''}${path}`} isExternal>
							{path}
						</Link>
					</li>
				))}
			</Flex>
			<Field.Hint />
		</Field.Root>
	);
}
