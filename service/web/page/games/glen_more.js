export default { board: () => [], way: () => [] };
