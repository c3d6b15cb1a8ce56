// Loaded into a CMS under test: hashes passwords at bcrypt's lowest cost, which also makes comparisons cheap.
const bcrypt = require('bcryptjs');

const { hash, hashSync } = bcrypt;
// Comparisons also call `hash`, with the salt of a hash instead of a number.
const lowered = (rounds) => (typeof rounds === 'number' ? 4 : rounds);

bcrypt.hash = (value, rounds, ...rest) => hash(value, lowered(rounds), ...rest);
bcrypt.hashSync = (value, rounds) => hashSync(value, lowered(rounds));
