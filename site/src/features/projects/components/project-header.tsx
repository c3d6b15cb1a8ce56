import { Box } from '@chakra-ui/react';
import type { ProjectOutcome, WholeProject } from '@sumu/contract';
import type { ReactNode } from 'react';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Crumbs } from '../../../ui/breadcrumbs';
import { Price } from '../../../ui/price';

/** Client, role, year, time and price in one strip; omits missing values. */
export function CaseFacts({ project }: { project: WholeProject }) {
	const { t, year: formatYear } = useWords();
	const directionOf = useTextDirection();
	const { client, year, role, projectDelivery, projectPrice } = project;
	const caseFacts: readonly (readonly [string, ReactNode])[] = [
		[t('Client'), client],
		[t('Role'), role],
		[t('Year'), year !== null && formatYear(year)],
		[t('Duration'), projectDelivery && t('{delivery} Delivery', { delivery: projectDelivery })],
		[t('Price'), projectPrice !== null && <Price amount={projectPrice} />],
	];
	const knownFacts = caseFacts.filter(([, value]) => value);
	if (knownFacts.length === 0) return null;
	return (
		<Box
			as="dl"
			display="grid"
			gridTemplateColumns={{
				base: 'repeat(2, minmax(0, 1fr))',
				lg: `repeat(${knownFacts.length}, minmax(0, 1fr))`,
			}}
			columnGap="gutter"
			rowGap="6"
			marginTop={{ base: '8', lg: '12' }}
			paddingTop="4"
			borderTopWidth="2px"
			borderColor="ink"
		>
			{knownFacts.map(([name, value]) => (
				<Box key={name}>
					<Box as="dt" textStyle="label" color="muted">
						{name}
					</Box>
					<Box
						as="dd"
						dir={typeof value === 'string' ? directionOf(value) : undefined}
						textStyle="ui"
						fontWeight="strong"
						marginTop="1"
						overflowWrap="anywhere"
					>
						{value}
					</Box>
				</Box>
			))}
		</Box>
	);
}

/** Results of a project as large figures. */
export function Outcomes({ outcomes }: { outcomes: readonly ProjectOutcome[] }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	if (outcomes.length === 0) return null;
	return (
		<Box
			as="ul"
			aria-label={t('Results')}
			display="grid"
			gridTemplateColumns={{
				base: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
				lg: `repeat(${outcomes.length}, minmax(0, 1fr))`,
			}}
			columnGap="gutter"
			rowGap="8"
			marginTop={{ base: '12', lg: '24' }}
		>
			{outcomes.map(({ value, label }) => (
				<Box as="li" key={value + label} dir={directionOf(label)}>
					<Box
						as="p"
						textStyle="figure"
						// Values include words, and the `figure` font has no letters.
						fontFamily="display"
						fontSize="clamp(2.75rem, 1.6rem + 4.2vw, 5.75rem)"
						color="accentText"
						overflowWrap="anywhere"
					>
						{value}
					</Box>
					<Box as="p" textStyle="ui" color="muted" marginTop="3" maxWidth="26ch">
						{label}
					</Box>
				</Box>
			))}
		</Box>
	);
}

/** Path to the project from the list, with the owner's link to the form. */
export const ProjectCrumbs = ({ project, edit }: { project: WholeProject; edit: ReactNode }) => {
	const { t } = useWords();
	return (
		<Box display="flex" justifyContent="space-between" gap="4">
			<Crumbs list={t('Projects')} to={sitePaths.projects.at()} here={project.projectTheme} />
			{edit}
		</Box>
	);
};
