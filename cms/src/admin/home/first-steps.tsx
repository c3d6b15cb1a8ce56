import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import type { Setup, SetupStep } from '@sumu/contract';
import type { ReactNode } from 'react';
import { useSaveSetupMutation } from '../api';
import { entryPath, listPath, settings } from '../content';
import { type GroupTitle, groupId } from '../forms/groups';
import { Row } from './row';

const group = (title: GroupTitle) => `${entryPath(settings, '')}#${groupId(title)}`;

/** Name and link of each step; a setting links to the group that contains its field. */
const places: Readonly<Record<SetupStep, readonly [name: string, to: string]>> = {
	name: ['Your name', group('Identity')],
	portrait: ['A portrait', group('About')],
	headline: ['A headline', group('Home')],
	project: ['Your first project', `${listPath('api::project.project')}/create`],
	contact: ['How to reach you', group('Contact')],
	colours: ['Your colours', group('Identity')],
	legal: ['Legal texts', group('Own pages')],
	mail: ['Mail', '/upkeep#mail'],
	backup: ['Backups', '/upkeep#backups'],
};
const notes = { open: 'open', done: 'done', skipped: 'skipped' } as const;

const progress = ({ steps }: Setup) =>
	`${steps.filter(({ state }) => state !== 'open').length} of ${steps.length}`;

function Head({ setup, site }: { setup: Setup; site: string }) {
	const [save, { isLoading }] = useSaveSetupMutation();
	return (
		<Flex tag="li" wrap="wrap" justifyContent="space-between" gap={2} paddingBottom={2}>
			<Typography variant="delta" tag="h3">
				First steps: {progress(setup)}
			</Typography>
			<Button
				variant="tertiary"
				size="S"
				disabled={isLoading}
				onClick={() => save({ dismissed: true })}
			>
				Put them away
			</Button>
			<Link href={`${site}/sumu/first-steps`} isExternal endIcon={<ExternalLink />}>
				With the site beside them
			</Link>
		</Flex>
	);
}

/** Rows of the first steps, as in `/sumu`, until they are done or dismissed. */
export const firstSteps = (setup: Setup | undefined, site: string): ReactNode[] =>
	setup?.shown
		? [
				<Head key="first-steps" setup={setup} site={site} />,
				...setup.steps.map(({ step, state }) => {
					const [name, to] = places[step];
					return <Row key={step} to={to} name={name} note={notes[state]} />;
				}),
			]
		: [];

/** Button that shows the first steps again if they were dismissed while some were open. */
export function PutAwaySteps({ setup }: { setup: Setup | undefined }) {
	const [save, { isLoading }] = useSaveSetupMutation();
	const isOpen = setup?.steps.some(({ state }) => state === 'open');
	if (!setup?.dismissed || !isOpen) return null;
	return (
		<Button
			variant="tertiary"
			size="S"
			disabled={isLoading}
			onClick={() => save({ dismissed: false })}
		>
			Show the first steps ({progress(setup)})
		</Button>
	);
}
