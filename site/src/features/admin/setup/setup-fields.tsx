import { Box } from '@chakra-ui/react';
import { type SetupStep, setupSteps } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { entryPaths } from '../../../config/sumu-paths';
import { LinkButton } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { TextButton } from '../../../ui/text-link';
import { SettingField } from '../settings/components/settings-fields';
import { specOf } from '../settings/groups';
import type { DraftControl } from '../settings/settings-draft';
import { BackupUpkeep, MailUpkeep } from '../system-settings/system-settings';
import { setupQuery, useSaveSetup } from './api';
import { LocaleSuggestion } from './locale-suggestion';
import { StepFrame } from './step-frame';
import { setupStepDetails, setupWords } from './steps';

/** Steps with their own forms, below the settings form because forms cannot be nested. */
const separateForms: Readonly<Partial<Record<SetupStep, ReactNode>>> = {
	mail: <MailUpkeep />,
	backup: <BackupUpkeep />,
};

/** Links for the steps that are done on another screen. */
const stepLinks: Readonly<Partial<Record<SetupStep, ReactNode>>> = {
	project: (
		<LinkButton
			to={entryPaths.project.add.at()}
			variant="outline"
			size="compact"
			justifySelf="start"
		>
			<Plus size={18} aria-hidden />
			{setupWords.addProject}
		</LinkButton>
	),
};

/** First steps in order, each with its settings. */
export function SetupFields({ form }: { form: DraftControl }) {
	const { data: setup, isError, refetch } = useQuery(setupQuery());
	const { mutate, error } = useSaveSetup();
	return (
		<>
			{isError && (
				<Box role="alert" textStyle="ui" paddingBlock="8">
					{setupWords.failed} <TextButton onClick={() => refetch()}>Try again</TextButton>
				</Box>
			)}
			<FormFailure message={error?.message ?? ''} />
			{setup?.dismissed && (
				<Box as="p" textStyle="ui" color="muted" paddingTop="6">
					{setupWords.dismissed}{' '}
					<TextButton onClick={() => mutate({ dismissed: false })}>
						{setupWords.showOnOverview}
					</TextButton>
				</Box>
			)}
			{setup &&
				setupSteps
					.filter((step) => !(step in separateForms))
					.map((step) => (
						<StepFrame key={step} step={step} setup={setup}>
							{step === 'language' && <LocaleSuggestion form={form} />}
							{setupStepDetails[step].fields.map((name) => (
								<SettingField key={name} form={form} field={specOf(name)} />
							))}
							{stepLinks[step]}
						</StepFrame>
					))}
		</>
	);
}

/** First steps with their own forms: e-mail and backups. */
export function SetupBelow() {
	const { data: setup } = useQuery(setupQuery());
	return (
		setup &&
		setupSteps
			.filter((step) => step in separateForms)
			.map((step) => (
				<StepFrame key={step} step={step} setup={setup}>
					{separateForms[step]}
				</StepFrame>
			))
	);
}
