import { Box } from '@chakra-ui/react';
import type { Setup, SetupStep } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { useSaveSetup } from './api';
import { StateIcon } from './state-icon';
import { steps, words } from './steps';

/** One step: what it is for, what is asked for, and that it may be left out. */
export function StepFrame({
	step,
	setup,
	children,
}: {
	step: SetupStep;
	setup: Setup;
	children: ReactNode;
}) {
	const { mutate, isPending } = useSaveSetup();
	const { title, help } = steps[step];
	const state = setup.steps.find((each) => each.step === step)?.state ?? 'done';
	const others = setup.steps.flatMap((each) =>
		each.state === 'skipped' && each.step !== step ? [each.step] : [],
	);
	return (
		<Box
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
			{children}
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
}
