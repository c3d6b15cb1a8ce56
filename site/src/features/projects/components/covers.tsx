import { Box, chakra } from '@chakra-ui/react';
import { type Project, previewCounts } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/price';
import { useCoverTransition } from '../../../ui/use-cover-transition';
import { latestProjectsQuery } from '../api/list-projects';

/** One row on wide screens; scrolls sideways on small ones. */
const Strip = chakra('ul', {
	base: {
		display: 'grid',
		gridAutoFlow: 'column',
		gridAutoColumns: { base: 'min(38vw, 168px)', md: '168px', lg: 'minmax(0, 1fr)' },
		gap: { base: '4', lg: 'gutter' },
		maxWidth: { lg: 'calc(var(--covers) * 240px)' },
		overflowX: { base: 'auto', lg: 'visible' },
		overscrollBehaviorX: 'contain',
		scrollSnapType: 'x mandatory',
		scrollbarWidth: 'none',
		marginInline: { base: 'calc(-1 * {spacing.margin})', lg: '0' },
		paddingInline: { base: 'margin', lg: '0' },
		scrollPaddingInline: 'margin',
		// Contains the price's hidden text, which would widen the page otherwise.
		'& > li': { scrollSnapAlign: 'start', position: 'relative' },
	},
});

const CoverLink = chakra(Link, {
	base: {
		display: 'block',
		'& img': { transition: 'scale {durations.picture} {easings.reveal}' },
		_hover: { '& img': { scale: '1.03' } },
	},
});

/** Covers of the newest projects, at the top of the home page. */
export function Covers() {
	const { t } = useWords();
	const { data } = useSuspenseQuery(latestProjectsQuery(new URLSearchParams()));
	const projects = data.filter(({ picture }) => picture).slice(0, previewCounts.covers);
	if (projects.length === 0) return null;
	return (
		<Box paddingTop={{ base: '4', md: '6', lg: '8' }}>
			<Strip aria-label={t('Newest projects')} css={{ '--covers': projects.length }}>
				{projects.map((project) => (
					<li key={project._id}>
						<Cover project={project} />
						<Box textStyle="label" color="muted">
							<Price amount={project.projectPrice} />
							<Outcome outcome={project.outcome} />
						</Box>
					</li>
				))}
			</Strip>
		</Box>
	);
}

function Outcome({ outcome }: Pick<Project, 'outcome'>) {
	const directionOf = useTextDirection();
	if (!outcome) return null;
	const text = `${outcome.value} ${outcome.label}`;
	return (
		<Box as="p" dir={directionOf(text)} lineClamp="2" overflowWrap="anywhere">
			{text}
		</Box>
	);
}

function Cover({ project: { _id, slug, projectsName, picture } }: { project: Project }) {
	const to = sitePaths.project.at(slug);
	const { cover, follow } = useCoverTransition(_id, to, 'strip');
	return (
		<CoverLink to={to} prefetch="intent" viewTransition onClick={follow}>
			<div style={cover}>
				<Picture picture={picture} ratio="4 / 5" sizes="(min-width: 1024px) 15vw, 168px" alt="" />
			</div>
			<Box as="p" textStyle="label" marginTop="2" truncate title={projectsName}>
				{projectsName}
			</Box>
		</CoverLink>
	);
}
