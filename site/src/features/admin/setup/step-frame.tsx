import { Box } from '@chakra-ui/react';
import type { SetupProgress, SetupStep } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { stepAnchor } from '../step-path';
import { useSaveSetup } from './api';
import { StateIcon } from './state-icon';
import { setupStepDetails, setupWords } from './steps';

/** A step with its purpose, its fields and a skip button. */
export function StepFrame({
	step,
	setup,
	children,
}: {
	step: SetupStep;
	setup: SetupProgress;
	children: ReactNode;
}) {
	const { mutate, isPending, error } = useSaveSetup();
	const { title, help } = setupStepDetails[step];
	const stepState = setup.steps.find((each) => each.step === step)?.state ?? 'done';
	const isSkipped = stepState === 'skipped';
	const otherSkippedSteps = setup.steps.flatMap((each) =>
		each.state === 'skipped' && each.step !== step ? [each.step] : [],
	);
	return (
		<Box
			id={stepAnchor(step)}
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
					<StateIcon state={stepState} size={22} />
					{title}
				</Box>
				<Box as="p" textStyle="small" color="muted" maxWidth="measure" marginTop="1">
					{help}
				</Box>
			</Box>
			{children}
			<FormFailure message={error?.message ?? ''} />
			{stepState !== 'done' && (
				<Button
					variant="outline"
					size="compact"
					justifySelf="start"
					aria-label={isSkipped ? setupWords.resume(title) : setupWords.skip(title)}
					aria-disabled={isPending}
					onClick={() =>
						mutate({ skipped: isSkipped ? otherSkippedSteps : [...otherSkippedSteps, step] })
					}
				>
					{isSkipped ? 'Resume' : 'Skip'}
				</Button>
			)}
		</Box>
	);
}
