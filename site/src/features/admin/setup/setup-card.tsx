import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { Panel } from '../overview/components/panel';
import { getStepPath } from '../step-path';
import { setupQuery, useSaveSetup } from './api';
import { StateIcon } from './state-icon';
import { setupStepDetails, setupWords } from './steps';

const Step = chakra(Link, {
	base: {
		display: 'flex',
		alignItems: 'center',
		gap: '3',
		minHeight: 'compact',
		textStyle: 'ui',
		_hover: { textDecoration: 'underline' },
		'&[data-state=skipped]': { color: 'muted' },
	},
});

/** First steps of a new site, on the overview until they are done or dismissed. */
export function SetupCard() {
	const { data: setup } = useQuery(setupQuery());
	const { mutate, isPending, error } = useSaveSetup();
	if (!setup?.shown) return null;
	const finishedCount = setup.steps.filter(({ state }) => state !== 'open').length;
	const nextStep = setup.steps.find(({ state }) => state === 'open');
	return (
		<Box
			marginBottom="8"
			paddingInline={{ base: '4', md: '6' }}
			paddingTop="3"
			paddingBottom="6"
			borderWidth="1px"
			borderColor="hairline"
			bg="raised"
		>
			<Panel
				title={setupWords.title}
				aside={setupWords.progress(finishedCount, setup.steps.length)}
			>
				<Box
					as="ol"
					display="grid"
					gridTemplateColumns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))"
					columnGap="6"
				>
					{setup.steps.map(({ step, state }) => (
						<li key={step}>
							<Step to={getStepPath(step)} data-state={state}>
								<StateIcon state={state} />
								{setupStepDetails[step].title}
							</Step>
						</li>
					))}
				</Box>
				<FormFailure message={error?.message ?? ''} />
				<Box display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
					{nextStep && (
						<LinkButton to={getStepPath(nextStep.step)} variant="ink" size="compact">
							{setupWords.continueSetup}
						</LinkButton>
					)}
					<Button
						variant="outline"
						size="compact"
						aria-disabled={isPending}
						onClick={() => mutate({ dismissed: true })}
					>
						{setupWords.dismiss}
					</Button>
					<Box as="p" textStyle="small" color="muted">
						{setupWords.whereToFind}
					</Box>
				</Box>
			</Panel>
		</Box>
	);
}
