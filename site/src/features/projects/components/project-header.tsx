import { Box } from '@chakra-ui/react';
import type { ProjectOutcome, WholeProject } from '@sumu/contract';
import type { ReactNode } from 'react';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Crumbs } from '../../../ui/breadcrumbs';
import { Columns } from '../../../ui/container';

/** Client, year and the owner's role; omits missing values. */
export function CaseFacts({ project }: { project: WholeProject }) {
	const { t, year: formatYear } = useWords();
	const { client, year, role } = project;
	const caseFacts = [
		[t('Client'), client],
		[t('Year'), year === null ? '' : formatYear(year)],
		[t('Role'), role],
	].filter(([, value]) => value);
	if (caseFacts.length === 0) return null;
	return (
		<Box as="dl" textStyle="ui" borderTopWidth="1px" borderColor="hairline">
			{caseFacts.map(([name, value]) => (
				<Box
					key={name}
					display="grid"
					gridTemplateColumns="88px minmax(0, 1fr)"
					columnGap="4"
					paddingBlock="3"
					borderBottomWidth="1px"
					borderColor="hairline"
				>
					<Box as="dt" color="muted">
						{name}
					</Box>
					<Box as="dd" overflowWrap="anywhere">
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
			marginTop={{ base: '8', lg: '16' }}
			paddingTop={{ base: '6', lg: '8' }}
			borderTopWidth="2px"
			borderColor="ink"
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

/** Name, description, case facts and results of a project. */
export function ProjectHeader({ project, edit }: { project: WholeProject; edit: ReactNode }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	const { projectsName, projectTheme, projectsDescription, outcomes } = project;
	return (
		<>
			<Box display="flex" justifyContent="space-between" gap="4">
				<Crumbs list={t('Projects')} to={sitePaths.projects.at()} here={projectTheme} />
				{edit}
			</Box>
			<Box
				as="h1"
				dir={directionOf(projectsName)}
				textStyle="h1"
				marginTop="4"
				overflowWrap="anywhere"
			>
				{projectsName}
			</Box>
			<Columns rowGap="8" marginTop={{ base: '6', lg: '8' }}>
				<Box
					as="p"
					dir={directionOf(projectsDescription)}
					gridColumn={{ lg: '1 / 8' }}
					textStyle="lead"
					maxWidth="measure"
					whiteSpace="pre-line"
				>
					{projectsDescription}
				</Box>
				<Box gridColumn={{ lg: '8 / 13' }} paddingStart={{ lg: '12' }}>
					<CaseFacts project={project} />
				</Box>
			</Columns>
			<Outcomes outcomes={outcomes} />
		</>
	);
}
