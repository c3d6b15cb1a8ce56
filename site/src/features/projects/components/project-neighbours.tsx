import { Box, chakra } from '@chakra-ui/react';
import type { ProjectWithNeighbours } from '@sumu/contract';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { useCoverTransition } from '../../../ui/use-cover-transition';

const Way = chakra(Link, {
	base: {
		display: 'grid',
		gridTemplateColumns: 'clamp(88px, 16vw, 208px) minmax(0, 1fr)',
		alignItems: 'center',
		columnGap: { base: '4', lg: '8' },
		overflow: 'hidden',
		'& img': { transition: 'scale {durations.picture} {easings.reveal}' },
		'& svg': { transition: 'translate {durations.quick}' },
		_hover: {
			'& img': { scale: '1.03' },
			'& [data-name]': { color: 'accentText' },
			'&[rel=next] svg': { translate: 'calc(var(--forward, 1) * 8px)' },
			'&[rel=prev] svg': { translate: 'calc(var(--forward, 1) * -8px)' },
		},
	},
});

/** Links to the previous and next project, with their covers. */
export function ProjectNeighbours({
	project: { previous, next },
}: {
	project: Pick<ProjectWithNeighbours, 'previous' | 'next'>;
}) {
	const { t } = useWords();
	if (!previous && !next) return null;
	const neighbourLinks = [
		{ label: t('Previous project'), rel: 'prev', project: previous, icon: ArrowLeft },
		{ label: t('Next project'), rel: 'next', project: next, icon: ArrowRight },
	] as const;
	return (
		<Container as="nav" aria-label={t('Other projects')} paddingTop="section">
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
				columnGap="gutter"
				rowGap="6"
			>
				{neighbourLinks.map(
					({ label, rel, project, icon: Icon }) =>
						project && (
							<Neighbour key={rel} rel={rel} project={project}>
								<Icon size={18} strokeWidth={1.75} aria-hidden />
								{label}
							</Neighbour>
						),
				)}
			</Box>
		</Container>
	);
}

function Neighbour({
	project,
	rel,
	children,
}: {
	project: NonNullable<ProjectWithNeighbours['next']>;
	rel: 'prev' | 'next';
	/** Label of the direction. */
	children: ReactNode;
}) {
	const { _id, slug, picture, projectsName, projectTheme } = project;
	const projectPath = sitePaths.project.at(slug);
	const { cover, follow } = useCoverTransition(_id, projectPath, rel);
	const directionOf = useTextDirection();
	return (
		<Way to={projectPath} rel={rel} prefetch="intent" viewTransition onClick={follow}>
			<div style={cover}>
				<Picture
					picture={picture}
					title={projectsName}
					ratio="4 / 5"
					sizes="(min-width: 1300px) 208px, 16vw"
					alt=""
				/>
			</div>
			<Box>
				<Box display="flex" alignItems="center" gap="2" textStyle="small" color="muted">
					{children}
				</Box>
				<Box
					data-name
					dir={directionOf(projectsName)}
					textStyle="h3"
					fontSize="clamp(1.375rem, 1.1rem + 1.3vw, 2.25rem)"
					marginTop="2"
					overflowWrap="anywhere"
				>
					{projectsName}
				</Box>
				{projectTheme && (
					<Box textStyle="label" color="muted" marginTop="2">
						{projectTheme}
					</Box>
				)}
			</Box>
		</Way>
	);
}
