import { Box, chakra } from '@chakra-ui/react';
import { ratingRange as limits } from '@sumu/contract';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../../lib/words/use-words';

const starNumbers = Array.from({ length: limits.max }, (_, index) => index + 1);

const Target = chakra('label', {
	base: {
		position: 'relative',
		display: 'grid',
		placeItems: 'center',
		width: '48px',
		height: '48px',
		cursor: 'pointer',
		color: 'control',
		'& svg': { pointerEvents: 'none', transition: 'scale {durations.hover}' },
		'&:hover svg': { scale: '1.1' },
		'&[data-lit]': { color: 'gold' },
		'&[data-lit] svg': { fill: 'currentColor' },
		'&:has(:focus-visible)': { outline: '3px solid {colors.ink}', outlineOffset: '-2px' },
	},
});

/** Rating input: a radio group, so the arrow keys move through it. */
export function StarRating({
	value,
	onChange,
	label,
	name,
}: {
	/** 0 if no star is chosen. */
	value: number;
	onChange: (rating: number) => void;
	label: string;
	/** Name of the field in a native form. */
	name?: string;
}) {
	const { counted, t } = useWords();
	const groupName = useId();
	return (
		<Box asChild border="0" padding="0" margin="0">
			<fieldset>
				<Box as="legend" srOnly>
					{label}
				</Box>
				<Box display="flex" alignItems="center" marginInlineStart="-4px">
					{starNumbers.map((star) => (
						<Target key={star} data-lit={star <= value || undefined}>
							<Box asChild position="absolute" inset="0" opacity="0" cursor="pointer" outline="0">
								<input
									type="radio"
									name={name ?? groupName}
									value={star}
									aria-label={counted({ one: '{count} star', other: '{count} stars' }, star)}
									checked={star === value}
									onChange={() => onChange(star)}
								/>
							</Box>
							<Star size={40} strokeWidth={1.25} aria-hidden />
						</Target>
					))}
					<Box as="span" aria-hidden textStyle="ui" fontWeight="strong" marginInlineStart="4">
						{value > 0 && t('{at} of {count}', { at: value, count: limits.max })}
					</Box>
				</Box>
			</fieldset>
		</Box>
	);
}
