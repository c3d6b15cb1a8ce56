const posterArea = { gridArea: '1 / 1', width: 'full', aspectRatio: '16 / 9' } as const;

/** Styles of videos: the poster, drawn if there is no picture, and the player that replaces it. */
export const videoStyle = {
	'& [data-video]': { marginBlock: '12', '@media print': { '& iframe': { display: 'none' } } },
	'& [data-video] iframe': { display: 'block', width: 'full', aspectRatio: '16 / 9' },
	'& [data-video] a': {
		display: 'grid',
		gridTemplateColumns: 'minmax(0, 1fr)',
		borderWidth: '1px',
		borderColor: 'hairline',
		textDecoration: 'none',
		bg: 'raised',
		_before: { ...posterArea, content: '""', bg: 'foot' },
		_after: {
			content: '"▶\uFE0E" / ""',
			gridArea: '1 / 1',
			placeSelf: 'center',
			display: 'grid',
			placeItems: 'center',
			width: '72px',
			height: '72px',
			borderRadius: 'pill',
			borderWidth: '2px',
			borderColor: 'onFoot',
			fontSize: 'h4',
			color: 'onFoot',
			bg: 'foot',
		},
		'& :is(picture, img)': { ...posterArea, objectFit: 'cover' },
		'& picture img': { height: 'full' },
		'& span': { textStyle: 'h4', paddingInline: '4', paddingTop: '4' },
		'& small': { textStyle: 'label', color: 'muted', paddingInline: '4', paddingBottom: '4' },
		_hover: { borderColor: 'ink' },
	},
} as const;
