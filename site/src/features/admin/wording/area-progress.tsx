import { Box, chakra } from '@chakra-ui/react';
import type { AreaName } from '@sumu/contract/words';
import { ProgressBar } from '../ui/progress-bar';
import { areaNames, isTranslated, type ReplaceableText } from './replaceable-texts';

const AreaButton = chakra(
	'button',
	{
		base: {
			display: 'flex',
			alignItems: 'center',
			justifyContent: 'space-between',
			gap: '2',
			width: 'full',
			minHeight: 'compact',
			textAlign: 'start',
			textStyle: 'small',
			cursor: 'pointer',
			_hover: { textDecoration: 'underline' },
		},
	},
	{ defaultProps: { type: 'button' } },
);

/** Number of translated texts in each part of the site; a click shows the part. */
export function AreaProgress({
	lines,
	ownOf,
	onShow,
}: {
	lines: readonly ReplaceableText[];
	ownOf: (key: string) => string;
	onShow: (area: AreaName) => void;
}) {
	return (
		<Box
			as="ul"
			aria-label="Translated texts"
			display="grid"
			gridTemplateColumns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))"
			columnGap="6"
			rowGap="2"
			marginTop="6"
		>
			{(Object.keys(areaNames) as AreaName[]).map((area) => {
				const areaLines = lines.filter((line) => line.area === area);
				const count = areaLines.filter((line) => isTranslated(line, ownOf(line.key))).length;
				return (
					<li key={area}>
						<AreaButton onClick={() => onShow(area)}>
							<span>{areaNames[area]}</span>
							<Box as="span" color="muted" whiteSpace="nowrap">
								{count} of {areaLines.length}
							</Box>
						</AreaButton>
						<ProgressBar part={count / areaLines.length} label={`${areaNames[area]}, translated`} />
					</li>
				);
			})}
		</Box>
	);
}
