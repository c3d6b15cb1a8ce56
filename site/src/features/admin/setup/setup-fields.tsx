import { Box } from '@chakra-ui/react';
import type { Setup, SetupStep } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sumuPaths } from '../../../config/sumu-paths';
import { Button, LinkButton } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { TextButton } from '../../../ui/text-link';
import { BackupRemark } from '../overview/components/backup-remark';
import { MailState } from '../overview/components/mail-state';
import { SettingField } from '../settings/components/setting-field';
import type { DraftControl } from '../settings/draft';
import { specOf } from '../settings/groups';
import { setupQuery, useSaveSetup } from './api';
import { StateIcon } from './state-icon';
import { steps, words } from './steps';

/** What is done elsewhere: the way there, or how it stands. */
const elsewhere: Readonly<Partial<Record<SetupStep, ReactNode>>> = {
	project: (
		<LinkButton to={sumuPaths.addProject.at()} variant="outline" size="compact" justifySelf="start">
			<Plus size={18} aria-hidden />
			{words.addProject}
		</LinkButton>
	),
	mail: <MailState />,
	backup: <BackupRemark />,
};

/** Brings a step into sight that a link has named, once the steps are there. */
function useNamedStep() {
	const { hash } = useLocation();
	useEffect(() => {
		if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
	}, [hash]);
}

function Steps({ form, setup }: { form: DraftControl; setup: Setup }) {
	const { mutate, isPending, error } = useSaveSetup();
	useNamedStep();
	const skipped = setup.steps.flatMap(({ step, state }) => (state === 'skipped' ? [step] : []));
	return (
		<>
			<FormFailure message={error?.message ?? ''} />
			{setup.dismissed && (
				<Box as="p" textStyle="ui" color="muted" paddingTop="6">
					{words.away}{' '}
					<TextButton onClick={() => mutate({ dismissed: false })}>{words.bringBack}</TextButton>
				</Box>
			)}
			<div>
				{setup.steps.map(({ step, state }) => {
					const { title, help, fields } = steps[step];
					const others = skipped.filter((each) => each !== step);
					return (
						<Box
							key={step}
							id={step}
							role="group"
							aria-label={title}
							scrollMarginTop="112px"
							display="grid"
							gap="4"
							paddingBlock="8"
							borderBottomWidth="1px"
							borderColor="hairline"
						>
							<Box>
								<Box as="h2" textStyle="h4" display="flex" alignItems="center" gap="3">
									<StateIcon state={state} size={22} />
									{title}
								</Box>
								<Box as="p" textStyle="small" color="muted" maxWidth="measure" marginTop="1">
									{help}
								</Box>
							</Box>
							{fields.map((name) => (
								<SettingField key={name} form={form} field={specOf(name)} />
							))}
							{elsewhere[step]}
							{state === 'open' && (
								<Button
									variant="outline"
									size="compact"
									justifySelf="start"
									aria-label={words.skip(title)}
									aria-disabled={isPending}
									onClick={() => mutate({ skipped: [...others, step] })}
								>
									Skip
								</Button>
							)}
							{state === 'skipped' && (
								<Button
									variant="outline"
									size="compact"
									justifySelf="start"
									aria-label={words.takeUp(title)}
									aria-disabled={isPending}
									onClick={() => mutate({ skipped: others })}
								>
									Take it up again
								</Button>
							)}
						</Box>
					);
				})}
			</div>
		</>
	);
}

/** The first steps one below the other, each with the settings it asks for. */
export function SetupFields({ form }: { form: DraftControl }) {
	const { data: setup, isError, refetch } = useQuery(setupQuery());
	return (
		<>
			{isError && (
				<Box role="alert" textStyle="ui" paddingBlock="8">
					{words.failed} <TextButton onClick={() => refetch()}>Try again</TextButton>
				</Box>
			)}
			{setup && <Steps form={form} setup={setup} />}
		</>
	);
}
