import { Box, chakra } from '@chakra-ui/react';
import { type DisplayedSkill, SKILL_STEP_POINTS, uiTimings } from '@sumu/contract';
import { memo, useEffect, useState } from 'react';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Decoration } from '../../../ui/decoration';
import type { EntranceState } from '../../../ui/use-entrance';

/** Fifty threads of two percentage points each; half as many on a small screen. */
const Threads = chakra('div', {
	base: {
		height: '20px',
		bg: 'thread',
		maskImage: 'linear-gradient(90deg, black 68%, transparent 0)',
		maskRepeat: 'repeat-x',
		maskSize: { base: '4% 100%', md: '2% 100%' },
		'& > div': {
			height: 'full',
			bg: 'greenText',
			transition: 'width .5s linear, clip-path .5s',
			clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%)',
			// Slanted end, as if the last threads were still being pulled in.
			'&[data-rising]': { clipPath: 'polygon(0 0, 100% 0, calc(100% - 44px) 100%, 0 100%)' },
		},
	},
});

/** Memoized: it does not re-render while the bar rises. */
const Name = memo(function Name({ name, laval }: Pick<DisplayedSkill, 'name' | 'laval'>) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<>
			<Box
				as="p"
				dir={directionOf(name)}
				textStyle="ui"
				fontSize="body"
				fontWeight="display"
				overflowWrap="anywhere"
			>
				{name}
			</Box>
			{laval && (
				<Box as="p" textStyle="small" color="muted" overflowWrap="anywhere">
					{t('lavel : {level}', { level: laval })}
				</Box>
			)}
		</>
	);
});

interface Props {
	readonly skill: DisplayedSkill;
	readonly entrance: EntranceState;
}

/** Skill with a percentage. */
type RatedSkill = DisplayedSkill & { readonly present: number };

const isRated = (skill: DisplayedSkill): skill is RatedSkill => skill.present !== null;

/** One skill: name, level and, if it has a percentage, a bar that rises to it as it enters the screen. */
export const Bar = memo(function Bar({ skill, entrance }: Props) {
	if (!isRated(skill))
		return (
			<Box
				as="li"
				display="flex"
				flexWrap="wrap"
				alignItems="baseline"
				columnGap="3"
				paddingBottom="3"
				borderBottomWidth="1px"
				borderColor="hairline"
			>
				<Name {...skill} />
			</Box>
		);
	return (
		<Decoration
			fallback={<BarAt skill={skill} value={skill.present} announcedValue={skill.present} />}
		>
			<RisingBar skill={skill} entrance={entrance} />
		</Decoration>
	);
});

function RisingBar({ skill, entrance }: Props & { readonly skill: RatedSkill }) {
	const { present } = skill;
	const value = useRising(present, entrance);
	// Screen readers get the final value of a bar that is not on screen yet.
	return (
		<BarAt skill={skill} value={value} announcedValue={entrance === 'waiting' ? present : value} />
	);
}

/** Shows the bar at `value` percent; screen readers get `announcedValue`. */
function BarAt({
	skill,
	value,
	announcedValue,
}: {
	skill: RatedSkill;
	value: number;
	announcedValue: number;
}) {
	const { percent } = useWords();
	const { name, laval, present } = skill;
	return (
		<li>
			<Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" marginBottom="2">
				<Name name={name} laval={laval} />
				<Box
					as="p"
					// The meter has the same value.
					aria-hidden
					minWidth="4ch"
					marginInlineStart="auto"
					textStyle="small"
					textAlign="end"
					fontWeight="strong"
					fontVariantNumeric="tabular-nums"
				>
					{percent(value)}
				</Box>
			</Box>
			<Threads
				role="meter"
				aria-label={name}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={announcedValue}
				aria-valuetext={percent(announcedValue)}
			>
				<div
					data-rising={value < present || undefined}
					style={{
						// Ends within a gap, so that rounding never shows a sliver of the next thread.
						width: `calc(${value}% - 2px)`,
						transition: value === 0 ? 'none' : undefined,
					}}
				/>
			</Threads>
		</li>
	);
}

/** Returns a value that rises from 0 to `end` in steps as it enters the screen. */
function useRising(end: number, entrance: EntranceState) {
	const [risen, setRisen] = useState(0);
	const isEntering = entrance === 'entering';
	const isRising = isEntering && risen < end;
	useEffect(() => {
		if (!isRising) return;
		const rise = () => setRisen((current) => current + SKILL_STEP_POINTS);
		const timer = setInterval(rise, uiTimings.skillStep);
		return () => clearInterval(timer);
	}, [isRising]);
	if (entrance === 'shown') return end;
	return isEntering ? Math.min(risen, end) : 0;
}
