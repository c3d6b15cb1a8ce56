// Yarn colours shared by every woven picture.
export const thread = {
	green: '#0E3B2E',
	moss: '#164C3B',
	night: '#0A2C22',
	paper: '#F4EDDD',
	red: '#D2341A',
	brick: '#C62F17',
	gold: '#F0A51E',
	amber: '#E79A12',
	pink: '#E9628C',
	ink: '#1B1411',
	teal: '#2F9178',
	sand: '#E3D5B8',
	stone: '#9C8F79',
} as const;
