import { Box, Flex, Typography } from '@strapi/design-system';
import type { DemoContent } from '@sumu/contract';
import { useDemoQuery, useRemoveDemoMutation } from '../api';
import { Question } from '../question-dialog';

const formatCount = (count: number, one: string, many = `${one}s`) =>
	`${count} ${count === 1 ? one : many}`;

/** List of names with a title; nothing without names. */
function Names({ title, names }: { title: string; names: readonly string[] }) {
	if (names.length === 0) return null;
	return (
		<Box>
			<Typography variant="omega" fontWeight="semiBold" tag="h3">
				{title}
			</Typography>
			<Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc', overflowWrap: 'anywhere' }}>
				{[...new Set(names)].map((name) => (
					<Typography key={name} tag="li">
						{name}
					</Typography>
				))}
			</Box>
		</Box>
	);
}

const namesOf = (entries: DemoContent['entries']) => entries.map(({ name }) => name);

/** Entries that are removed and those that stay, once they are loaded. */
function Listed() {
	const { data, isError } = useDemoQuery();
	if (isError) return <Typography textColor="danger600">Couldn’t load the list.</Typography>;
	if (!data) return <Typography>Loading…</Typography>;
	const { entries, changed, settings, pictures } = data;
	return (
		<Flex
			direction="column"
			alignItems="stretch"
			gap={4}
			width="100%"
			maxHeight="50vh"
			overflow="auto"
			tabIndex={0}
			role="group"
			aria-label="Demo content to remove"
		>
			<Typography>
				Everything you haven’t changed is deleted permanently. Settings that still have the demo’s
				texts are reset to the defaults of a new site. To keep some of the demo content, use
				/sumu/first-steps on your site.
			</Typography>
			<Names
				title={`${formatCount(entries.length, 'entry', 'entries')}, removed`}
				names={namesOf(entries)}
			/>
			<Names title={`${formatCount(settings.length, 'setting')}, reset`} names={settings} />
			<Names
				title={`${formatCount(pictures.length, 'picture')}, removed unless still in use`}
				names={pictures}
			/>
			<Names
				title={`${formatCount(changed.length, 'entry', 'entries')} changed by you, kept`}
				names={namesOf(changed)}
			/>
		</Flex>
	);
}

/** Button that removes the demo content after a confirmation. */
export function RemoveDemo() {
	const [remove, { isLoading, isError }] = useRemoveDemoMutation();
	return (
		<Question
			button="Remove the demo content"
			title="Remove the demo content?"
			yes="Remove it"
			failure={isError ? 'Couldn’t remove the demo content. Try again.' : ''}
			isLoading={isLoading}
			act={async () => !('error' in (await remove()))}
			size="S"
		>
			<Listed />
		</Question>
	);
}
