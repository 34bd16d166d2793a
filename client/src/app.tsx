export function App() {
  return <p>…</p>
}
