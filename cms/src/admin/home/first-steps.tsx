import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import type { SetupProgress, SetupStep } from '@sumu/contract';
import type { ReactNode } from 'react';
import { useSaveSetupMutation } from '../api';
import { entryPath, listPath, settingsUid } from '../content-manager';
import { type GroupTitle, groupId } from '../forms/groups';
import { Row } from './widget-list';

const buildGroupPath = (title: GroupTitle) => `${entryPath(settingsUid, '')}#${groupId(title)}`;

/** Name and link of each step; a setting links to the group that contains its field. */
const stepLinks: Readonly<Record<SetupStep, readonly [name: string, to: string]>> = {
	language: ['Language, currency and time zone', buildGroupPath('Language and times')],
	name: ['Your name', buildGroupPath('Identity')],
	portrait: ['A portrait', buildGroupPath('About')],
	headline: ['A headline', buildGroupPath('Home')],
	project: ['Your first project', `${listPath('api::project.project')}/create`],
	contact: ['How to reach you', buildGroupPath('Contact')],
	colours: ['Your colours', buildGroupPath('Identity')],
	legal: ['Legal texts', buildGroupPath('Own pages')],
	mail: ['E-mail', '/upkeep#mail'],
	backup: ['Backups', '/upkeep#backups'],
};
const stepStateLabels = { open: 'open', done: 'done', skipped: 'skipped' } as const;

const formatProgress = ({ steps }: SetupProgress) =>
	`${steps.filter(({ state }) => state !== 'open').length} of ${steps.length}`;

function Head({ setup, site }: { setup: SetupProgress; site: string }) {
	const [save, { isLoading }] = useSaveSetupMutation();
	return (
		<Flex tag="li" wrap="wrap" justifyContent="space-between" gap={2} paddingBottom={2}>
			<Typography variant="delta" tag="h3">
				First steps: {formatProgress(setup)}
			</Typography>
			<Button
				variant="tertiary"
				size="S"
				disabled={isLoading}
				onClick={() => save({ dismissed: true })}
			>
				Dismiss
			</Button>
			<Link href={`${site}/sumu/first-steps`} isExternal endIcon={<ExternalLink />}>
				Open with a preview of the site
			</Link>
		</Flex>
	);
}

/** Rows of the first steps, as in `/sumu`, until they are done or dismissed. */
export const firstSteps = (setup: SetupProgress | undefined, site: string): ReactNode[] =>
	setup?.shown
		? [
				<Head key="first-steps" setup={setup} site={site} />,
				...setup.steps.map(({ step, state }) => {
					const [name, to] = stepLinks[step];
					return <Row key={step} to={to} name={name} note={stepStateLabels[state]} />;
				}),
			]
		: [];

/** Button that shows the first steps again if they were dismissed while some were open. */
export function ShowStepsButton({ setup }: { setup: SetupProgress | undefined }) {
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
			Show the first steps ({formatProgress(setup)})
		</Button>
	);
}
