import { Box } from '@chakra-ui/react';

/** Striped progress bar, filled from the left. */
export function ProgressBar({ part, label }: { /** 0 to 1. */ part: number; label: string }) {
	const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
	return (
		<Box
			role="progressbar"
			aria-label={label}
			aria-valuenow={percent}
			aria-valuemin={0}
			aria-valuemax={100}
			height="14px"
			bg="thread"
			css={{
				mask: 'repeating-linear-gradient(90deg, black 0 75%, transparent 75% 100%) 0 0 / 2% 100%',
			}}
		>
			<Box
				height="full"
				bg="greenText"
				transition="width {durations.quick}"
				style={{ width: `${percent}%` }}
			/>
		</Box>
	);
}
