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
	if (isError) return <Typography textColor="danger600">It could not be listed.</Typography>;
	if (!data) return <Typography>One moment…</Typography>;
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
			aria-label="What is removed"
		>
			<Typography>
				What you never changed is removed for good, and settings that still say the demo’s words
				fall back to a new site’s. To keep some of it, choose at /sumu/first-steps on your site.
			</Typography>
			<Names
				title={`${formatCount(entries.length, 'entry', 'entries')}, removed`}
				names={namesOf(entries)}
			/>
			<Names
				title={`${formatCount(settings.length, 'setting')}, as a new site’s`}
				names={settings}
			/>
			<Names
				title={`${formatCount(pictures.length, 'picture')}, removed where nothing shows them`}
				names={pictures}
			/>
			<Names
				title={`${formatCount(changed.length, 'entry', 'entries')} that you changed, kept`}
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
			yes="Yes, remove it"
			failure={isError ? 'It could not be removed. Please try again.' : ''}
			isLoading={isLoading}
			act={async () => !('error' in (await remove()))}
			size="S"
		>
			<Listed />
		</Question>
	);
}
